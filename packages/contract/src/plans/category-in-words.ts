type Fields = Readonly<Record<string, unknown>>;

/** Kinds whose words were not those of their names. */
const wordsOfKinds: ReadonlyMap<string, string> = new Map([
  ['art_workshop', 'Workshop'],
  ['billiards', 'Pool and darts'],
  ['brunch_spot', 'Brunch'],
  ['cafe', 'Café'],
  ['chocolate_shop', 'Chocolate'],
  ['climbing_gym', 'Climbing'],
  ['cycling', 'Bike ride'],
  ['dance_hall', 'Dance floor'],
  ['music_venue', 'Live music'],
  ['paddling', 'Kayaks and boats'],
  ['plaza', 'Square'],
]);

/**
 * A stop that was stored when `category` named its kind and `category_label` said in words what it
 * is, in the fields of today:
 * `kind` and `category`, and the latter of its stand-in too. Where it had no words of its own, they
 * are those of its kind. A stop that has a `kind` already stays as it is.
 */
export function withCategoryInWords(stop: Fields): Fields {
  if (typeof stop.kind === 'string') return stop;
  const { category, category_label: said, stand_in: standIn, ...rest } = stop;
  const kind = textOf(category);
  const words = textOf(said) ?? (kind && wordsOf(kind));
  return {
    ...rest,
    ...(words !== undefined && { category: words }),
    ...(kind !== undefined && { kind }),
    ...('stand_in' in stop && { stand_in: standInInWords(standIn) }),
  };
}

function standInInWords(standIn: unknown): unknown {
  if (typeof standIn !== 'object' || standIn === null) return standIn;
  const { category_label: words, ...rest } = standIn as Fields;
  return { ...rest, ...(words !== undefined && { category: words }) };
}

/** 'Jazz club' of 'jazz_club' */
function wordsOf(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return wordsOfKinds.get(kind) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text that says something. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
