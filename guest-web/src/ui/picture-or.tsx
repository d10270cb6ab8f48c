import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'onError'> {
  src: string | undefined;
  alt: string;
  /** What stands there where no picture is set, or it does not come. */
  instead: ReactNode;
}

/** An administrator's picture: the browser's sign of a broken one is nobody's. */
export function PictureOr({ src, alt, instead, ...rest }: Props) {
  const [missing, setMissing] = useState<string>();
  if (!src || src === missing) return instead;
  return <img {...rest} src={src} alt={alt} onError={() => setMissing(src)} />;
}
