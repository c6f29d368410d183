/** Codes through the camera, where the browser can read them by itself. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?(): Promise<readonly string[]>;
}

const maker = (): DetectorMaker | undefined => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

export const canScan = (): boolean => maker() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia);

const OTHERWISE = 'Paste the link below, or take in the file instead.';

/** What a browser calls it when there is no picture, and what to do. */
const TROUBLE: Readonly<Record<string, string>> = {
  NotAllowedError: `The camera is not allowed for this page. Allow it in the browser’s settings for it, then try again. ${OTHERWISE}`,
  NotFoundError: `This device has no camera. ${OTHERWISE}`,
  OverconstrainedError: `This device has no camera that could be used. ${OTHERWISE}`,
  NotReadableError: `Another app has the camera. Close it there, then try again. ${OTHERWISE}`,
};

const troubleOf = (error: unknown): string =>
  (error instanceof DOMException && TROUBLE[error.name]) || `The camera could not be used. ${OTHERWISE}`;

/** Between two looks, in milliseconds. */
const PAUSE = 150;

/** Shows the camera and says every code it sees, each once; the answer stops it. */
export function scan(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onTrouble: (sentence: string) => void,
  onSight: () => void,
): () => void {
  const Make = maker();
  let stopped = false;
  let stream: MediaStream | null = null;
  const seen = new Set<string>();
  const look = async (detector: Detector): Promise<void> => {
    if (stopped) return;
    // A frame that cannot be read yet is no trouble: the next one may.
    const codes = await detector.detect(video).catch(() => []);
    for (const { rawValue } of codes) {
      if (seen.has(rawValue)) continue;
      seen.add(rawValue);
      onCode(rawValue);
    }
    setTimeout(() => void look(detector), PAUSE);
  };
  const start = async (): Promise<void> => {
    if (!Make) return;
    try {
      const formats = (await Make.getSupportedFormats?.()) ?? ['qr_code'];
      if (!formats.includes('qr_code')) return onTrouble(`This browser reads no QR codes by itself. ${OTHERWISE}`);
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return stop();
      video.srcObject = stream;
      await video.play();
      if (!stopped) onSight();
      await look(new Make({ formats: ['qr_code'] }));
    } catch (error) {
      if (!stopped) onTrouble(troubleOf(error));
    }
  };
  const stop = (): void => {
    stopped = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  void start();
  return stop;
}
