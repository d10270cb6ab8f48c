import { LinkButton } from '../../ui/button';
import { account } from '../../words/account';
import { useWords } from '../../words/words';

/** Title and sentence come from the route (spec §2, /access-denied). */
export function AccessDeniedPage() {
  const words = useWords(account);
  return (
    <>
      <LinkButton to="/" size="l" full icon="home">
        {words.goToStart}
      </LinkButton>
      <LinkButton to="/logout" variant="secondary" full>
        {words.asSomebodyElse}
      </LinkButton>
    </>
  );
}
