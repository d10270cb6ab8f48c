/** What the signed-in adult is to the minors whom they sign for (D54). */
export const minorRelationships = ['parent', 'guardian', 'authorised'] as const;
export type MinorRelationship = (typeof minorRelationships)[number];
/** What a signature keeps of who signed for whom: by oneself, for a minor, or for another adult who agreed (D54). */
export type SigningRelationship = 'self' | MinorRelationship | 'onBehalfOfAdult';
