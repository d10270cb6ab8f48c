/** How the keys of purchases begin that a shop's list told (D75). */
export const SHOP_KEY = 'import ';

/** Whether a family has an order of the shop's, whose e-mail is the family's then; by an expression for its head. */
export const hasShopOrder = (headId: string) => `exists (select from contact m join purchase p using (contact_id)
  where coalesce(m.parent_contact_id, m.contact_id) = ${headId} and starts_with(p.pos_key, '${SHOP_KEY}'))`;
