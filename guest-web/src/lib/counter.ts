import { type CounterSession, counterRoutes, type LanguageTag } from '@arrival/contracts';
import { tabStorage } from '@arrival/web/storage';
import { counterTab } from './counter-tab';
import { keepLanguage, keptLanguage } from './kept-language';
import { forgetAnswers, queryClient } from './query-client';
import { locationsQuery, selectLocation } from './selected-location';
import { leaveSession, session, startSession } from './session';
import { call, post } from './transport';
import { loseUnsaved } from './unsaved';

/** What the device had picked before: the next family is spoken to in that again. */
const languageKey = 'arrival.counter.language';
const patienceMs = 3000;

/** Staff let a household in: this tab is theirs until they finish. Throws a ProblemError for a code that does not work. */
export async function beginAtCounter(code: string): Promise<void> {
  const { token, untilUtc, locationId, contact } = await post<CounterSession>(counterRoutes.session, { code });
  const { contactId, firstName: givenName, lastName: familyName } = contact;
  if (session.get()?.isAtCounter) void tellItIsOver();
  forgetAnswers();
  counterTab.mark();
  tabStorage.write(languageKey, keptLanguage() ?? '');
  startSession({
    accessToken: token,
    idToken: undefined,
    expiresAt: Date.parse(untilUtc),
    subject: `counter ${contactId}`,
    name: `${givenName} ${familyName}`,
    givenName,
    familyName,
    isAtCounter: true,
  });
  const place = (await queryClient.fetchQuery(locationsQuery)).find(({ id }) => id === locationId);
  if (place) selectLocation(place);
}

/** Nothing of the family stays here, whatever becomes of the call; the page that Back leads to is empty. */
export async function endAtCounter(): Promise<void> {
  const told = tellItIsOver();
  loseUnsaved();
  leaveSession();
  forgetAnswers();
  keepLanguage((tabStorage.read<string>(languageKey) || undefined) as LanguageTag | undefined);
  await told;
  location.replace('/counter');
}

async function tellItIsOver(): Promise<void> {
  await call('DELETE', counterRoutes.session, { timeoutMs: patienceMs }).catch((error: unknown) =>
    console.info('The counter was not told that this check-in is over', error),
  );
}
