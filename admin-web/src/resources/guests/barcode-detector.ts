interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/** The browser's own reader of codes; not every browser has one. */
export function codeReader(): Detector | undefined {
  const { BarcodeDetector } = window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector };
  return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] });
}
