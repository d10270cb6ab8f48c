/** Every path of a tree that leads to a phrase: `locations.empty.title`. */
export type KeyOf<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string ? `${Key}` : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & (string | number)];

type Child<Tree, Key extends string> = Key extends keyof Tree
  ? Tree[Key]
  : Key extends `${infer Digits extends number}`
    ? Digits extends keyof Tree
      ? Tree[Digits]
      : never
    : never;

/** The phrase at a path; a key may hold dots itself, such as the code of a problem. */
export type PhraseAt<Tree, Path extends string> = [Child<Tree, Path>] extends [never]
  ? Path extends `${infer Head}.${infer Rest}`
    ? PhraseAt<Child<Tree, Head>, Rest>
    : never
  : Child<Tree, Path>;

type Named<Phrase extends string> = Phrase extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;

/** What a phrase speaks of; `smart_count` chooses between its forms, which `||||` divides. */
export type NamesIn<Phrase extends string> =
  | Named<Phrase>
  | (Phrase extends `${string}||||${string}` ? 'smart_count' : never);

export type ParamsOf<Phrase extends string> = {
  readonly [Name in NamesIn<Phrase>]: Name extends 'smart_count' ? number : string | number;
};
