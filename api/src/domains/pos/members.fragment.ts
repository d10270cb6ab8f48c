/**
 * Whether anything of a member was bought for, saved or signed since: `contactId` and `since` are expressions, an id and an instant. A product
 * that is still to come, or good, counts as of then.
 */
export const usedSince = (contactId: string, since: string) => `(
  exists (select from purchase b where b.contact_id = ${contactId} and greatest(b.created_at, b.product_date, b.expires_on) >= ${since})
  or exists (select from waiver_authorization b where b.contact_id = ${contactId} and b.created_at >= ${since})
  or exists (select from rental_profile b where b.contact_id = ${contactId} and b.updated_at >= ${since})
  or exists (select from child_registration b where b.contact_id = ${contactId} and b.updated_at >= ${since})
  or exists (select from pass_media b where b.contact_id = ${contactId} and b.printed_at >= ${since}))`;

/** A row while the member is there, and it stays until what holds it is over; whoever is being erased is waited for. */
export const holdMember = (contactId: string) => `select from contact where contact_id = ${contactId} for key share`;

/** Before rows of these members are removed, a statement of its own: whoever completes a task takes the same lock first. */
export const lockHouseholdsOf = (contactIds: string) =>
  `select lock_households(array(select distinct coalesce(parent_contact_id, contact_id) from contact where contact_id = any(${contactIds})))`;

/** Whether nobody of a household has signed, saved or done anything, and no pass is theirs; by an expression for its head. What was bought is not asked. */
export const isUntouched = (headId: string) => `(
  not exists (select from signature s where s.head_contact_id = ${headId})
  and not exists (select from contact m where coalesce(m.parent_contact_id, m.contact_id) = ${headId} and (
    exists (select from waiver_authorization b where b.contact_id = m.contact_id) or exists (select from rental_profile b where b.contact_id = m.contact_id)
    or exists (select from child_registration b where b.contact_id = m.contact_id) or exists (select from pass_media b where b.contact_id = m.contact_id)
    or exists (select from completion b where b.contact_id = m.contact_id) or exists (select from photo b where b.contact_id = m.contact_id)
    or exists (select from photo_upload b where b.contact_id = m.contact_id))))`;

/** Whether nothing would be lost if a household were gone (D76): one person, of whom nothing was bought, signed or saved. */
export const isBlank = (headId: string) => `(${isUntouched(headId)}
  and not exists (select from contact m where m.parent_contact_id = ${headId}) and not exists (select from purchase b where b.contact_id = ${headId}))`;
