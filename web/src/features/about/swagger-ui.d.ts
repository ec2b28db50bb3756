declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { createElement, FunctionComponent } from 'react';

  interface LayoutProps {
    readonly getComponent: (name: string, isContainer: boolean) => FunctionComponent;
  }
  /** Gets the React that it is built with, which is not ours. */
  export type SwaggerPlugin = (system: {
    readonly React: { readonly createElement: typeof createElement };
  }) => {
    readonly components: Readonly<Record<string, FunctionComponent<LayoutProps>>>;
    readonly wrapComponents: Readonly<
      Record<string, () => FunctionComponent<{ readonly source?: string }>>
    >;
  };
  interface Options {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly layout: string;
    readonly plugins: readonly SwaggerPlugin[];
    readonly supportedSubmitMethods: readonly string[];
    readonly syntaxHighlight: { readonly activated: boolean };
    /** How many levels of a schema are unfolded. */
    readonly defaultModelExpandDepth: number;
    readonly validatorUrl: null;
    readonly onComplete: () => void;
  }
  const SwaggerUI: (options: Options) => void;
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default SwaggerUI;
}
