import type { Plugin } from 'vite';

const query = /query-core[\\/]build[\\/]modern[\\/]query\.js/;
const useBaseQuery = /react-query[\\/]build[\\/]modern[\\/]useBaseQuery\.js/;

/** What TanStack Query brings with every query and the guest app never asks for: reading page by page, suspending, and throwing what failed. */
const unasked = [
  {
    file: query,
    code: 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
    instead: 'this.options.behavior',
  },
  { file: useBaseQuery, code: 'ensureSuspenseTimers(defaultedOptions);' },
  {
    file: useBaseQuery,
    code: 'if (shouldSuspend(defaultedOptions, result)) throw fetchOptimistic(defaultedOptions, observer, errorResetBoundary);',
  },
  { file: useBaseQuery, code: 'const errorResetBoundary = useQueryErrorResetBoundary();' },
  { file: useBaseQuery, code: 'ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query);' },
  { file: useBaseQuery, code: 'useClearResetErrorBoundary(errorResetBoundary);' },
  {
    file: useBaseQuery,
    code: `if (getHasError({
		result,
		errorResetBoundary,
		throwOnError: defaultedOptions.throwOnError,
		query,
		suspense: defaultedOptions.suspense
	})) throw result.error;`,
  },
];

/** It spares more than a kilobyte before first paint. */
export const leanQuery = (): Plugin => ({
  name: 'arrival:lean-query',
  apply: 'build',
  transform: {
    filter: { id: [query, useBaseQuery] },
    handler(code, id) {
      let lean = code;
      for (const { file, code: line, instead = '' } of unasked) {
        if (!file.test(id)) continue;
        if (!lean.includes(line)) this.error(`This is another line now: ${line}`);
        lean = lean.replace(line, instead);
      }
      return { code: lean, map: null };
    },
  },
});
