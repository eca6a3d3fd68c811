/** Finds a QR code in what a video shows; undefined where there is none. */
type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader of codes (https://wicg.github.io/shape-detection-api), which few browsers have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const format = 'qr_code';

/** The browser's own reader where it has one, else one that is loaded now. */
export const openReader = async (): Promise<Read> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes(format)) {
    const detector = new BarcodeDetector({ formats: [format] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decodeQR } = await import('qr/decode.js');
  return async (video) => {
    const picture = pixelsOf(video);
    try {
      return picture && decodeQR(picture);
    } catch {
      // It throws for whatever is no code, and has no kind of error for that.
      return undefined;
    }
  };
};

/** More than these show no code better, and take longer. */
const mostPixels = 640;

const pixelsOf = (video: HTMLVideoElement): ImageData | undefined => {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, mostPixels / Math.max(videoWidth, videoHeight, 1));
  const width = Math.round(videoWidth * scale);
  const height = Math.round(videoHeight * scale);
  if (width === 0 || height === 0) return undefined;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
};
