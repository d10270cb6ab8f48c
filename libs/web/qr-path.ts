/** A QR code to be drawn as one SVG path over a white ground; `size` in modules, with the quiet border that scanners need. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

const border = 3;

/** Comes with the first code, or a little before. */
export const loadCoder = () => import('qr');

/** Rejects when the coder cannot be loaded, or the value is too long for a code. */
export async function qrPath(value: string): Promise<QrPath> {
  const { default: encodeQR } = await loadCoder();
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: rows.length, path: path.join('') };
}
