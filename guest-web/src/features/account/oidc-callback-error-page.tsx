import { LinkButton } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { account } from '../../words/account';
import { useWords } from '../../words/words';

/** Sign-in came back without success (spec §2). */
export function OidcCallbackErrorPage() {
  const words = useWords(account);
  return (
    <>
      <PageHeader title={words.failed} description={words.failedWhy} />
      <LinkButton to="/home" size="l" full>
        {words.again}
      </LinkButton>
      <LinkButton to="/welcome" variant="secondary" full>
        {words.backToStart}
      </LinkButton>
    </>
  );
}
