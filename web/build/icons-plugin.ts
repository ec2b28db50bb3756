import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { rulesOf } from './rules.ts';

const barrel = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** The file of each icon by all of its names. */
function readIcons(): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  const lines = readFileSync(barrel, 'utf8').matchAll(
    /^export \{ ([^}]+) \} from '\.\/icons\/([\w-]+)\.mjs'/gm,
  );
  for (const [, names = '', file = ''] of lines)
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) icons.set(name, file);
  return icons;
}

/**
 * Imports each icon from its own file. The package's index imports all 1,700, so chunks.ts could not
 * know which page needs which.
 */
export function iconsPlugin(): Plugin {
  const icons = readIcons();
  const { note, buildEnd } = rulesOf(['imports of icons', 'keys of icons']);
  return {
    name: 'duu-icons',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      // Keys of children that never change place.
      if (iconFile.test(id))
        return note('keys of icons', code, code.replace(/,\s*key: "\w+"/g, ''));
      if (!code.includes('lucide-react') || id.includes('/node_modules/')) return null;
      const result = code.replace(
        /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g,
        (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              const [icon = '', local = icon] = name.split(/\s+as\s+/);
              const file = icons.get(icon);
              if (!file) this.error(`lucide-react has no icon ${icon} (${id})`);
              return `import ${local} from "lucide-react/icons/${file}";`;
            })
            .join(' '),
      );
      return note('imports of icons', code, result);
    },
    buildEnd,
  };
}
