import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { splitPath, withPrefix } from './paths.ts';

/** Adds the address's language prefix, if it has one, to a path of the app. */
export function useLocalePath(): (path: string) => string {
  const { prefix } = splitPath(useLocation().pathname);
  return useCallback((path) => withPrefix(path, prefix), [prefix]);
}

/** `const go = useGo(); go('/app/library')`: navigates in the address's language. */
export function useGo(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const localePath = useLocalePath();
  return useCallback(
    (path, options) => void navigate(localePath(path), options),
    [navigate, localePath],
  );
}
