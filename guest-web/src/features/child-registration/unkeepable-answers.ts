import { type FieldProblem, isKeepable, isKeepableLine, withoutMarks } from '@arrival/contracts';
import { contactFields, type HealthField, healthFields, type RequiredContactField } from '@arrival/rules';

type Answer = RequiredContactField | HealthField;

/** What the API would refuse: characters that nobody sees, and that come along when a text is copied. */
export function unkeepableAnswers(texts: Record<Answer, string>): Partial<Record<Answer, FieldProblem>> {
  const wrong = [
    ...contactFields.filter((field) => !isKeepableLine(withoutMarks(texts[field]))),
    ...healthFields.filter((field) => !isKeepable(texts[field])),
  ];
  return Object.fromEntries(wrong.map((field) => [field, { code: 'characters' }]));
}
