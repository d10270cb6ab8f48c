import { LinkButton } from '../../ui/button';

/** Title and sentence come from the route (spec §2, /access-denied). */
export function AccessDeniedPage() {
  return (
    <>
      <LinkButton to="/" size="l" full icon="home">
        Go to the start
      </LinkButton>
      <LinkButton to="/logout" variant="secondary" full>
        Sign in as somebody else
      </LinkButton>
    </>
  );
}
