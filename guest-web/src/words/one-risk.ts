import { section } from './section';

/** A waiver that is signed with the partner 1Risk; loaded by those alone who meet one. */
export const oneRisk = section('oneRisk', {
  loading: 'Opening the waiver of our partner',
  frame: 'Waiver of our partner',
  interfaceError: 'ERROR CALLING 1RISK INTERFACE: {status} {body}',
  notOpened: 'The waiver could not be opened',
  partnerAway: 'Our waiver partner is not answering right now. Try again, or go on with everything else and come back.',
  notSigned: 'The waiver is not signed yet',
  notSignedWhy: 'Open it again when you are ready, or go on with everything else and come back.',
  declined: 'The waiver was declined',
  declinedWhy:
    'It was not accepted on our partner’s page. If that was a slip, open it again; otherwise talk to us at the guest desk.',
  openAgain: 'Open the waiver again',
  confirming: 'Confirming your signature',
  confirmingWhy: 'Our partner tells us in a moment that you have signed. You need not wait here.',
  goOn: 'Continue',
});
