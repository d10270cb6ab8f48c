import { LinkButton } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';

/** Sign-in came back without success (spec §2). */
export function OidcCallbackErrorPage() {
  return (
    <>
      <PageHeader
        title="Sign-in did not work"
        description="It may have taken too long, or it was stopped. Nothing is lost: please try once more."
      />
      <LinkButton to="/home" size="l" full>
        Sign in again
      </LinkButton>
      <LinkButton to="/welcome" variant="secondary" full>
        Back to the start
      </LinkButton>
    </>
  );
}
