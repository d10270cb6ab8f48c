const query = 'prefers-color-scheme: dark';
const original = new WeakMap<CSSMediaRule, string>();

/** Shows the page light or dark whatever the screen is set to: the style sheets' own conditions are answered for them. */
export function forceScheme(isDark: boolean): void {
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const condition = original.get(rule) ?? rule.media.mediaText;
      if (!condition.includes(query)) continue;
      original.set(rule, condition);
      rule.media.mediaText = isDark ? 'screen' : 'not all';
    }
  }
}
