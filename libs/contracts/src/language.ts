import { z } from 'zod';
import { languageTagSchema } from './primitives';

const text = (fallback: string) => z.string().default(fallback);
/** What names a page, a field, a button or an outcome; any other text may be emptied. */
const needed = (fallback: string) => z.string().trim().min(1).default(fallback);

/** Texts by section and key, in one language; what is missing is said in English. */
export const languageTextsSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type LanguageTexts = z.infer<typeof languageTextsSchema>;

/**
 * The language texts with their defaults (spec §3, §5). Tokens: {MemberCount}, {QRCodeCount}, {unactivatdCount}, {FirstName} (D30).
 * Unknown keys are kept (D43).
 */
export const languageSchema = z.looseObject({
  application: z.looseObject({ title: needed('Arrival'), subtitle: needed('Check in before you arrive') }).prefault({}),
  home: z
    .looseObject({
      greeting: text('Hi {FirstName}'),
      checkInTitle: needed('Ready for the mountain?'),
      checkInButton: needed('Check in ({MemberCount})'),
      membersTitle: needed('Your family'),
      addMember: needed('Add a family member'),
      qrTitle: needed('{QRCodeCount} ready to pick up'),
      allDone: needed('Everybody is ready. See you on the mountain!'),
    })
    .prefault({}),
  rentalProfile: z
    .looseObject({
      title: needed('Rental profile'),
      note: text(
        'Our technicians set up your gear from these answers. Choose what fits best; you can change it in the shop.',
      ),
      abilityNote: text('You choose the skier type yourself. If you are not sure, choose the more cautious one.'),
    })
    .prefault({}),
  welcome: z
    .looseObject({
      title: needed('Skip the counter'),
      description: needed('Sign waivers, fit rentals and add photos for the whole family, before you arrive.'),
      signInButton: needed('Sign in'),
      signInNote: needed('Use the account you booked with.'),
    })
    .prefault({}),
  checkIn: z
    .looseObject({
      checkInCompleteTitle: needed('You are all set'),
      checkInCompleteMessage: text('{MemberCount} checked in. Enjoy your day!'),
      childHealthNote: text(
        'Only the staff who look after your child can read these answers. They are deleted once the resort’s time for keeping them is over.',
      ),
      photoNote: text('Face the light, take off goggles and helmet, and look straight ahead.'),
    })
    .prefault({}),
  /** The page where a guest asks whether a pass is valid (D38); for resorts with the feature, like the next section. */
  passChecker: z
    .looseObject({
      title: needed('Check a pass'),
      description: text('Is it valid on the day you ski? Nothing is scanned or used up by asking.'),
      passIdLabel: needed('Pass or RFID number'),
      dateLabel: needed('Date'),
      accessLocationLabel: needed('Lift'),
      checkButton: needed('Check pass'),
      validTitle: needed('This pass is valid'),
      invalidTitle: needed('This pass is not valid'),
      helpMessage: text('Questions? Guest services will be glad to help.'),
    })
    .prefault({}),
  /** Passes on the guest's phone, by the states of their e-ticket (spec §4, D39). */
  bleConnect: z
    .looseObject({
      title: needed('Your pass on your phone'),
      description: needed('Hi {FirstName}, with a mobile pass your phone opens the gate.'),
      unactivatedMessage: needed('{unactivatdCount} not activated yet'),
      activateButton: needed('Activate'),
      sendButton: needed('Send the link again'),
      unsentMessage: text('Activate the pass and we send you its link.'),
      sentMessage: text('Open the link that we sent you on the phone you ski with.'),
      connectedMessage: text('Ready: this pass is on a phone.'),
      noMediaMessage: text('There is no mobile pass for this person.'),
    })
    .prefault({}),
  /** What an administrator says in the other languages. */
  translations: z.partialRecord(languageTagSchema, languageTextsSchema).optional(),
});
export type Language = z.infer<typeof languageSchema>;
/** The shipped texts, also served as /defaults/default-language.json. */
export const defaultLanguage: Language = languageSchema.parse({});

type Known<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
/** The same texts in another language. */
export type ShippedTexts = {
  readonly [Section in Exclude<keyof Known<Language>, 'translations'>]: Readonly<Known<Language[Section]>>;
};
