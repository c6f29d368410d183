/** Codes through the camera, where the browser can read them by itself. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorMaker = new (options: { formats: string[] }) => Detector;

const maker = (): DetectorMaker | undefined => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

export const canScan = (): boolean => maker() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia);

/** Between two looks, in milliseconds. */
const PAUSE = 150;

/** Shows the camera and says every code it sees, each once; the answer stops it. */
export function scan(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onTrouble: (sentence: string) => void,
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
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return stop();
      video.srcObject = stream;
      await video.play();
      await look(new Make({ formats: ['qr_code'] }));
    } catch {
      if (!stopped) onTrouble('The camera could not be used. Allow it for this page, or paste the links instead.');
    }
  };
  const stop = (): void => {
    stopped = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  void start();
  return stop;
}
