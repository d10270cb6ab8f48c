import {
  ClearButtons,
  FormatButtons,
  LevelSelect,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';

interface Props {
  source: string;
  label: string;
  helperText?: string;
}

/** Formatted text; only what survives the server's cleaning is offered (D50). Loaded with the screen that needs it. */
export function FormattedTextInput(props: Props) {
  return (
    <RichTextInput
      {...props}
      toolbar={
        <RichTextInputToolbar>
          <LevelSelect />
          <FormatButtons />
          <ListButtons />
          <LinkButtons />
          <QuoteButtons />
          <ClearButtons />
        </RichTextInputToolbar>
      }
    />
  );
}
