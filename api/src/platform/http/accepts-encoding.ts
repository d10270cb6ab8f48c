const named = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};

/** Whether a caller reads what is compressed so; `gzip;q=0` says that it does not. */
export const acceptsEncoding = (header: string | undefined, name: keyof typeof named): boolean =>
  header !== undefined && named[name].test(header);
