/** Has the waiver `w` a text in some language? Then everybody reads one (D45, D55). */
export const waiverHasText = (w: string): string => `(${w}.text_hash is not null or ${w}.translations is not null)`;
