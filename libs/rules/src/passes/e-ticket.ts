/** The states of a mobile pass with their numbers on the wire (spec §4). */
export const eTicketStatus = { Unknown: 0, Sent: 1, Unsent: 2, NoMedia: 3, Connected: 4 } as const;
export type ETicketStatus = keyof typeof eTicketStatus;

export interface ETicketMedia {
  id?: string | number | null;
  eticket?: {
    delivery?: { isSent?: boolean | null } | null;
    download?: { device?: string | null } | null;
  } | null;
}

/** Derived, never stored (spec §4): no id, then a download device, then what is known of the delivery. */
export function deriveETicketStatus(media: ETicketMedia | null | undefined): ETicketStatus {
  if (media === null || media === undefined || media.id === null || media.id === undefined || media.id === '')
    return 'NoMedia';
  if (media.eticket?.download?.device) return 'Connected';
  const isSent = media.eticket?.delivery?.isSent;
  if (isSent === true) return 'Sent';
  return isSent === false ? 'Unsent' : 'Unknown';
}
