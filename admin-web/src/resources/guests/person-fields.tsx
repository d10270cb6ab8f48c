import type { ReactNode } from 'react';
import { DateInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/forms/field-row';

interface Props {
  isBirthDateRequired: boolean;
  birthDateHelp: ReactNode;
}

/** What is told of a person who begins a household, or is corrected in one. */
export function PersonFields({ isBirthDateRequired, birthDateHelp }: Props) {
  return (
    <>
      <FieldRow>
        <TextInput source="firstName" autoComplete="off" isRequired />
        <TextInput source="lastName" autoComplete="off" isRequired />
      </FieldRow>
      <DateInput source="dateOfBirth" isRequired={isBirthDateRequired} helperText={birthDateHelp} />
      <FieldRow>
        <TextInput source="email" type="email" autoComplete="off" />
        <TextInput source="phone" type="tel" autoComplete="off" />
      </FieldRow>
    </>
  );
}
