/** How the keys of purchases begin that a shop's list told (D75). */
export const SHOP_KEY = 'import ';

/** Whether a family has an order of the shop's, whose e-mail is the family's then; by an expression for its head. */
export const hasShopOrder = (headId: string) => `exists (select from contact m join purchase p using (contact_id)
  where coalesce(m.parent_contact_id, m.contact_id) = ${headId} and starts_with(p.pos_key, '${SHOP_KEY}'))`;

/** An order's number in one writing, by an expression for it: `#SO-1001` and `so 1001` are equal in it. As its index has it. */
export const plainOrder = (orderNumber: string) => `regexp_replace(lower(${orderNumber}), '[\\s#._/-]', '', 'g')`;
