import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inOtherLanguages = ['ar', 'ja'].flatMap((tag) => [`phone-light-${tag}`, `phone-dark-${tag}`]);
const projects = ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark', ...inOtherLanguages];

const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes `index.html` over the pictures in the folder and answers how many there are. */
export function writeIndex(out) {
  const folder = join(out, 'scenes');
  const scenes = existsSync(folder)
    ? readdirSync(folder).map((file) => ({ key: file.slice(0, -5), ...read(join(folder, file)) }))
    : [];
  scenes.sort((one, other) => one.key.localeCompare(other.key));
  const features = [...new Set(scenes.map(({ name }) => name.split('/')[0]))];
  const sections = features.map((feature) => section(out, feature, scenes));
  writeFileSync(join(out, 'index.html'), page(features, sections));
  return scenes.reduce((count, { key }) => count + picturesOf(out, key).length, 0);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const picturesOf = (out, key) => projects.filter((project) => existsSync(join(out, project, `${key}.png`)));

function section(out, feature, scenes) {
  const own = scenes.filter(({ name }) => name.startsWith(`${feature}/`));
  const figures = own.map(({ key, name, about }) => {
    const pictures = picturesOf(out, key).map(
      (project) =>
        `<a href="${project}/${key}.png"><img loading="lazy" class="${project.split('-')[0]}" src="${project}/${key}.png" alt="${safe(`${name}, ${project}`)}"></a>`,
    );
    return `<article id="${key}"><h3>${safe(name.split('/')[1])}</h3><p>${safe(about)}</p><div class="row">${pictures.join('')}</div></article>`;
  });
  return `<section id="${feature}"><h2>${safe(feature)}</h2>${figures.join('\n')}</section>`;
}

const page = (features, sections) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Arrival gallery</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:0 24px 64px;background:#eef2f5;color:#0b1f33}
nav{position:sticky;top:0;background:#eef2f5;padding:12px 0;display:flex;flex-wrap:wrap;gap:16px}
article{margin:32px 0}h3{margin:0}p{margin:0 0 8px;color:#44576a}
.row{display:flex;gap:16px;align-items:flex-start;overflow-x:auto}
img{display:block;border-radius:12px;box-shadow:0 2px 12px #0b1f3326;background:#fff}
img.phone{width:260px}img.desktop{width:560px}
</style>
<h1>Arrival gallery</h1>
<nav>${features.map((feature) => `<a href="#${feature}">${safe(feature)}</a>`).join('')}</nav>
${sections.join('\n')}
</html>
`;
