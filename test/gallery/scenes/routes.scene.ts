import { everyRoute } from '../every-route';
import { scene } from '../scene';

const languages = { en: 'English', ar: 'Arabic, from right to left', ja: 'Japanese' } as const;

for (const [tag, language] of Object.entries(languages))
  for (const [route, arrive] of Object.entries(everyRoute)) {
    const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || (route === '*' ? 'unknown' : 'start');
    scene(`routes/${name}-${tag}`, `${route} in ${language}.`, async (stage) => {
      await stage.page.addInitScript((chosen) => {
        if (self.origin !== 'null') localStorage.setItem('arrival.language', JSON.stringify(chosen));
      }, tag);
      await arrive(stage);
      await stage.page.locator('#main').waitFor();
      // A provider that never answers leaves its question open.
      await stage.page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    });
  }
