import { Box, Typography } from '@mui/material';
import { useFirstFew } from '../../shared/lists/first-few';
import { Panel } from '../../shared/panel';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';
import type { Member } from './member';
import { orderWords } from './order-words';

const at = 'resources.guests.purchases';
/** So many until somebody wants to see all. */
const shownFirst = 4;

type Purchase = Member['purchases'][number] & { readonly whose: string };

const lastOfAll = '9';
const byDay = (one: Purchase, other: Purchase) =>
  (other.productDate ?? lastOfAll).localeCompare(one.productDate ?? lastOfAll);

/** What the family has bought, with the number that staff have on paper; what is furthest ahead first. */
export function Purchases({ members }: { members: readonly Member[] }) {
  const all = members
    .flatMap(({ firstName, purchases }) => purchases.map((purchase) => ({ ...purchase, whose: firstName })))
    .sort(byDay);
  const { shown, more } = useFirstFew(all, shownFirst);
  return (
    <Panel title={say(`${at}.title`)}>
      {all.length === 0 && <Typography color="text.secondary">{say(`${at}.none`)}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((purchase) => (
          <OnePurchase key={purchase.id} purchase={purchase} />
        ))}
      </Box>
      {more}
    </Panel>
  );
}

function OnePurchase({ purchase }: { purchase: Purchase }) {
  const { productName, productDate, whose, isCancelled } = purchase;
  const day = productDate ? dayWords(productDate) : say(`${at}.anyDay`);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700, ...(isCancelled && { textDecoration: 'line-through' }) }}>
        {productName}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[whose, day, ...orderWords(purchase)].join(' · ')}
      </Typography>
    </Box>
  );
}
