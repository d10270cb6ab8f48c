import { mobilePassRoutes, type PassLink } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/api/transport';
import { usePassErrors } from '../../lib/passes/use-pass-errors';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import styles from '../../ui/passes/passes.module.css';
import { ShownCode } from '../../ui/passes/shown-code';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';

/** The family's passes on one more phone, without a sign-in there (D49). */
export function OtherPhone() {
  const words = useWords(passes);
  const passErrors = usePassErrors();
  const link = useMutation({ mutationFn: () => post<PassLink>(mobilePassRoutes.link, {}) });
  return (
    <section className={styles.other} aria-labelledby="other-phone">
      <h2 id="other-phone">{words.otherPhone}</h2>
      {link.data && <ShownCode value={link.data.address} label={words.code} />}
      <p>{words.otherPhoneWhy}</p>
      {link.error && <Banner tone="error" live title={passErrors(link.error)} />}
      {!link.data && (
        <Button variant="secondary" icon="code" busy={link.isPending} onClick={() => link.mutate()}>
          {words.makeCode}
        </Button>
      )}
    </section>
  );
}
