/** Of the waiver's letters, beside the usual one. */
export const letterSizes = [0.9, 1, 1.2, 1.45, 1.75];
export const usualSize = 1;
