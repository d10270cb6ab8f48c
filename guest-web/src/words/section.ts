/** A message by number: the forms that a language has (`Intl.PluralRules`), chosen by `count`. */
export type Plural = { readonly other: string } & { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string };
/** A message as a translator sees it: whole, with `{names}` for what is filled in, in whatever order the language wants. */
export type Message = string | Plural;
export interface Messages {
  readonly [name: string]: Message | Messages;
}

/** The messages of one part of the app. English is the source; other languages have the same names (`Words`). */
export interface Section<Name extends string = string, Source extends Messages = Messages> {
  readonly name: Name;
  readonly english: Source;
}

export const section = <const Name extends string, const Source extends Messages>(
  name: Name,
  english: Source,
): Section<Name, Source> => ({
  name,
  english,
});

/** What fills a message. A list is joined as the language does it: "Emma, Mia and Leo". */
export type Value = string | number | readonly string[];

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Filled<Text extends string> = [NamesIn<Text>] extends [never]
  ? string
  : (values: Readonly<Record<NamesIn<Text>, Value>>) => string;
type Counted<Forms extends Plural> = (
  values: { readonly count: number } & Readonly<Record<NamesIn<Extract<Forms[keyof Forms], string>>, Value>>,
) => string;

/** The messages as the app says them: text, or a function of what fills it. */
export type Said<Source> = {
  readonly [Name in keyof Source]: Source[Name] extends string
    ? Filled<Source[Name]>
    : Source[Name] extends Plural
      ? Counted<Source[Name]>
      : Said<Source[Name]>;
};

/** The same messages in another language. */
export type Translated<Source> = {
  readonly [Name in keyof Source]: Source[Name] extends string
    ? string
    : Source[Name] extends Plural
      ? Plural
      : Translated<Source[Name]>;
};
