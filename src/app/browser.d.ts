/** What some browsers have, and the library of TypeScript does not know yet. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string };
    }
  | undefined;

declare var scheduler: { yield?(): Promise<void> } | undefined;

/** Also a type, of what it makes. */
interface DetectorMaker {
  new (options: {
    formats: string[];
  }): {
    detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats?(): Promise<readonly string[]>;
}
declare var BarcodeDetector: DetectorMaker | undefined;

interface Window {
  readonly launchQueue?: {
    setConsumer(take: (launched: import('./session/launch.ts').Launched) => void): void;
  };
}

interface Navigator {
  readonly storageBuckets?: { open(name: string): Promise<{ readonly indexedDB: IDBFactory }> };
}
