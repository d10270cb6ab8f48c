import { section } from './section';

/** What the API refuses of a task or a form, by its code (D25). */
export const problems = section('problems', {
  'request.invalid': 'Some of the information is missing or not valid.',
  'request.conflict': 'Somebody else changed this at the same time.',
  'task.unknown': 'We could not find this task.',
  'signature.unknown': 'We could not find this signed waiver.',
  'household.full': 'This family has reached its largest size.',
  'task.not_asked': 'This task is not needed for this person right now.',
  'task.required': 'This task is required and cannot be skipped.',
  'waiver.no_text': 'There is no waiver text to sign.',
  'waiver.signature_invalid': 'The signature is not complete.',
  'waiver.not_consolidated': 'This waiver is signed for one person at a time.',
  'waiver.signer_is_minor': 'A parent or guardian signs this waiver.',
  'waiver.age_unknown': 'Please give the date of birth first.',
  'waiver.signed_elsewhere': 'This waiver is signed with our partner.',
  'waiver.ended': 'The season of this waiver has ended.',
  'rental.option_unknown': 'Please choose one of the offered values.',
  'profile.implausible': 'Please check these answers once more.',
  'photo.not_uploaded': 'Please add the photo first.',
});
