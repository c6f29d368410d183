/** Reads QR codes with the camera, if the browser can. */
import type { Bare } from '../../engine/message.ts';

const maker = (): DetectorMaker | undefined => globalThis.BarcodeDetector;

export const canScan = (): boolean => maker() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia);

/** The browser's error name, and what to tell the user. */
const TROUBLE: Readonly<Record<string, Bare>> = {
  NotAllowedError: 'editor-camera-refused',
  NotFoundError: 'editor-camera-none',
  OverconstrainedError: 'editor-camera-unfit',
  NotReadableError: 'editor-camera-taken',
};

const troubleOf = (error: unknown): Bare =>
  (error instanceof DOMException && TROUBLE[error.name]) || 'editor-camera-failed';

/** Milliseconds between two frames. */
const PAUSE = 150;

/** Shows the camera and reports each new code once. Returns a function that stops it. */
export function scan(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onTrouble: (what: Bare) => void,
  onSight: () => void,
): () => void {
  const Make = maker();
  let stopped = false;
  let stream: MediaStream | null = null;
  const seen = new Set<string>();
  const look = async (detector: InstanceType<DetectorMaker>): Promise<void> => {
    if (stopped) return;
    // An unreadable frame is normal; the next may work.
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
      if (!formats.includes('qr_code')) return onTrouble('editor-camera-no-codes');
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
