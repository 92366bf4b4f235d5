type Detector = { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Milliseconds between two reads: enough for a steady hand, and little work. */
const PAUSE = 150;

type Needed = { onStart: () => void; onText: (text: string) => void; signal: AbortSignal };

/**
 * Shows the rear camera and reads QR codes until the signal; then the camera is off.
 * @throws without a camera or the permission
 */
export async function readCamera(video: HTMLVideoElement, { onStart, onText, signal }: Needed): Promise<void> {
  const [detector, stream] = await Promise.all([
    findDetector(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ]);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  onStart();
  while (!signal.aborted) {
    // Some detectors refuse a frame without a code.
    const [seen] = await detector.detect(video).catch(() => []);
    if (seen && !signal.aborted) onText(seen.rawValue);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The browser's own where it reads QR codes, else a library's. */
async function findDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  const Found = own && formats?.includes('qr_code') ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Found({ formats: ['qr_code'] });
}
