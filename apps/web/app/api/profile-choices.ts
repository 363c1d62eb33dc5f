import type { Profile } from '@rendezvous/contract';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * The statuses in the order in which they usually come; their words belong to the badge that shows
 * them.
 */
export const statuses: readonly Profile['status'][] = [
  'talking',
  'first_date',
  'second_date',
  'third_date',
  'dating',
  'exclusive',
  'ended',
];

/**
 * The choices of a profile in the words of the screen. Each table names every value of the
 * contract.
 */
export const genderChoices = choicesOf<Profile['gender']>({
  female: 'Female',
  male: 'Male',
  'non-binary': 'Non-binary',
  other: 'Other',
});

export const relationshipChoices = choicesOf<Profile['relationship_status']>({
  single: 'Single',
  dating: 'Dating',
  complicated: 'Complicated',
});

export const transportChoices = choicesOf<Profile['transport_preference']>({
  driving: 'Driving',
  public: 'Public',
  walking: 'Walking',
  no_preference: 'Any',
});

function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}
