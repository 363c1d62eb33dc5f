/** The first match names it, because browsers also list what they want to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
/** Browsers send some 150 characters; more says nothing more. */
const longest = 500;

/** What a `User-Agent` says about a device, in a few words of ours: 'Chrome on Android'. */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, longest);
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(said))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
