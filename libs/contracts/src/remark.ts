import { z } from 'zod';
import { fieldErrors } from './field-errors';

/**
 * What can be said about a value or a refusal, by code. The guest app has words of its own for the codes, the console begins with the English
 * here, which stands in answers as `message` and `hint`. `{name}` is a parameter.
 */
export const remarks = {
  required: 'This is required.',
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  text: 'Enter a text.',
  yesOrNo: 'Choose yes or no.',
  date: 'Enter a date.',
  instant: 'Enter a date and a time.',
  list: 'This must be a list.',
  email: 'Enter an e-mail address.',
  webAddress: 'Enter a web address.',
  form: 'This does not have the right form.',
  invalid: 'This is not valid.',
  choice: 'Choose one of the offered values.',
  unknownField: 'This field is not known.',
  multiple: 'Enter a multiple of {step}.',
  atLeast: 'Enter {limit} or more.',
  atMost: 'Enter {limit} or less.',
  above: 'Enter more than {limit}.',
  below: 'Enter less than {limit}.',
  fewestCharacters: 'Enter at least {count} characters.',
  mostCharacters: 'Enter at most {count} characters.',
  fewestItems: 'Choose at least {count}.',
  mostItems: 'Choose at most {count}.',
  characters: 'This has characters that cannot be saved',
  json: 'This is not JSON',
  jsonObject: 'This must be a JSON object',
  birthInFuture: fieldErrors.birthInFuture,
  birthTooLongAgo: fieldErrors.birthTooLongAgo,
  // Of the console's records.
  ages: 'The lowest age cannot be above the highest',
  colour: 'Use a colour like #0B6E99',
  httpsAddress: 'Use an https address',
  laterDay: 'Choose a later day',
  earlierDay: 'Choose an earlier day',
  timeZone: 'Choose a time zone',
  titleAlone: 'Write the text too, or empty its title',
  signatureMethod: 'At least one signature method is required',
  endBeforeStart: 'The end cannot be before the start',
  openTooLong: 'Closes later than it opens or, past midnight, at most 16 hours after it opens',
  metricText: 'Heights and weights need a metric text too: nothing is converted',
  numbers: 'Numbers, separated by commas',
  hosts: 'Host names like cdn.example.com, separated by commas',
  purpose: 'Say why you need them',
  // Of refusals.
  activityGone: 'The activity {name} no longer exists. Restore it first.',
  activityUnknown: 'We could not find this activity',
  addressListed: 'This address has access already',
  anotherSignsInFirst: 'Let another administrator sign in here first.',
  collectionName: 'The Pass Checker reads it by this name',
  collectionUnknown: 'We could not find this collection',
  defaultIsNeeded: 'One location is the default',
  defaultStaysEnabled: 'The default location cannot be disabled',
  defaultStays: 'The default location cannot be deleted',
  inUse: 'It is used by {names}. Remove it there first.',
  keyHeld:
    'Rental profiles hold this entry ({count}), so its key stays. With the lookup value −1 it is not offered any more.',
  keyTaken: 'This list has an entry with this key already',
  linkedAlready: 'This is linked already',
  locationName: 'Another location has this name, as its address reads it',
  makeDefaultFirst: 'Make another location the default first.',
  noEarlierVersion: 'This kind of change has no earlier version.',
  noTextBinds: 'None of the texts that bind is there',
  nestedTooDeep: 'The text is nested too deep: {levels} levels are the most',
  notPublicAddress: 'This address is not on the internet, and the operator has not named it as one that may be called',
  nameInAddress: 'Leave the name and password out of the address',
  otherPicture: 'This picture is not stored here, and could change after somebody has signed: {address}',
  pictureKind: 'Please choose a picture of one of these kinds: {names}.',
  pictureUnreadable: 'This file is not a picture we can read. Please choose another one.',
  productBought: 'Somebody has bought it. Give it another name instead.',
  productCode: 'Another product has this code',
  productUnknown: 'We could not find this product',
  taskGone: 'The task {name} no longer exists. Restore it first.',
  taskTypeInUse: 'This task type is in use',
  taskTypeOff: 'This task type is not in use',
  taskUnknown: 'We could not find this task',
  waiverNumberStays: 'The number of a waiver stays',
  waiverNumberTaken: 'There is a waiver with this number already',
  waiverStays: 'A waiver stays once it is made; its text can be emptied.',
} as const;

export type RemarkCode = keyof typeof remarks;
/** `names`: a few, and `more` of them that are not named. */
export const remarkParamsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export type RemarkParams = z.infer<typeof remarkParamsSchema>;

/** A wrong field: `code` and `params` for the apps' words, `message` in English for developers. */
export const fieldRemarkSchema = z.object({
  path: z.string().describe('Which field'),
  code: z.string().optional().describe('Why'),
  params: remarkParamsSchema.optional().describe('What the code speaks of'),
  message: z.string().describe('The same in English'),
});

export interface Remark {
  readonly code: RemarkCode;
  readonly params?: RemarkParams;
}

/** The English of a remark, for developers. */
export function remarkDetail({ code, params = {} }: Remark): string {
  const names = [params['names'] ?? []].flat().join(', ') + (params['more'] ? ` and ${params['more']} more` : '');
  return remarks[code].replace(/\{(\w+)\}/g, (_, name: string) => (name === 'names' ? names : String(params[name])));
}

/** For a rule of a schema's own: `.refine(isColour, says('colour'))`. What guests load first stays without the English. */
export const says = (code: RemarkCode) => ({ params: { remark: code } });

/** What is wrong with one field, as a problem's `errors` carry it. */
export const fieldRemark = (
  path: string,
  code: RemarkCode,
  params?: RemarkParams,
): z.infer<typeof fieldRemarkSchema> => ({
  path,
  code,
  ...(params && { params }),
  message: remarkDetail({ code, ...(params && { params }) }),
});
