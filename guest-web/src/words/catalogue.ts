import type { about } from './about';
import type { account } from './account';
import type { lastTime, path, people, saving } from './checkin';
import type { child, childForm } from './child';
import type { common } from './common';
import type { complete } from './complete';
import type { counter } from './counter';
import type { detours } from './detours';
import type { family } from './family';
import type { familyCode } from './family-code';
import type { fields } from './fields';
import type { footer } from './footer';
import type { home } from './home';
import type { kept } from './kept';
import type { languageChoice } from './language';
import type { lastKnown } from './last-known';
import type { location } from './location';
import type { noScript } from './no-script';
import type { notOpen } from './not-open';
import type { oneRisk } from './one-risk';
import type { otherBrowser } from './other-browser';
import type { outbox } from './outbox';
import type { ownPhone } from './own-phone';
import type { passChecker } from './pass-checker';
import type { passes } from './passes';
import type { photo, photoProblems } from './photo';
import type { problems } from './problems';
import type { onFile, profile, signedWaivers } from './profile';
import type { reasons } from './reasons';
import type { removeMember } from './remove-member';
import type { rental, rentalForm } from './rental';
import type { Section, Translated } from './section';
import type { shell, titles } from './shell';
import type { signature, waiver } from './waiver';
import type { welcome } from './welcome';
import type { yourData } from './your-data';

type All =
  | typeof about
  | typeof account
  | typeof child
  | typeof childForm
  | typeof common
  | typeof complete
  | typeof counter
  | typeof detours
  | typeof family
  | typeof familyCode
  | typeof fields
  | typeof footer
  | typeof home
  | typeof kept
  | typeof languageChoice
  | typeof location
  | typeof noScript
  | typeof lastKnown
  | typeof lastTime
  | typeof notOpen
  | typeof onFile
  | typeof oneRisk
  | typeof otherBrowser
  | typeof outbox
  | typeof ownPhone
  | typeof passChecker
  | typeof passes
  | typeof path
  | typeof people
  | typeof photo
  | typeof photoProblems
  | typeof problems
  | typeof profile
  | typeof reasons
  | typeof rental
  | typeof rentalForm
  | typeof saving
  | typeof shell
  | typeof signature
  | typeof signedWaivers
  | typeof titles
  | typeof waiver
  | typeof welcome
  | typeof removeMember
  | typeof yourData;

/** Another language: one module with every message, `export const words: Words = {…}`, loaded when somebody wants it. */
export type Words = {
  readonly [Part in All as Part['name']]: Part extends Section<string, infer Source> ? Translated<Source> : never;
};

/** The path of the check-in; each language has it in a file of its own. */
type CheckInSection =
  | 'saving'
  | 'people'
  | 'path'
  | 'lastTime'
  | 'child'
  | 'childForm'
  | 'photo'
  | 'photoProblems'
  | 'rental'
  | 'rentalForm';
/** Waivers and who signs them. */
type SigningSection = 'waiver' | 'signature' | 'ownPhone' | 'oneRisk';
/** Where a visit begins and ends: welcome, home with the family, and the pass. */
type VisitSection = 'welcome' | 'location' | 'home' | 'family' | 'familyCode' | 'reasons' | 'complete' | 'notOpen';
/** The pages beside home and the path. */
type PageSection =
  | 'about'
  | 'account'
  | 'counter'
  | 'outbox'
  | 'otherBrowser'
  | 'passChecker'
  | 'passes'
  | 'profile'
  | 'onFile'
  | 'signedWaivers'
  | 'removeMember'
  | 'yourData'
  | 'detours';
export type CheckInWords = Pick<Words, CheckInSection>;
export type PageWords = Pick<Words, PageSection>;
export type SigningWords = Pick<Words, SigningSection>;
export type VisitWords = Pick<Words, VisitSection>;
export type AroundWords = Omit<Words, CheckInSection | PageSection | SigningSection | VisitSection>;
