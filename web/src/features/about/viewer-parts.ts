import type { SwaggerPlugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** Splits text at its `code`: every second part is code. */
const partsOf = (line: string) => line.split('`');

/**
 * Parts of Swagger UI in our form: the requests alone, without the document's head, forms and buttons for keys; and texts
 * without HTML, which a page's policy refuses to take from text.
 */
export const viewerParts: SwaggerPlugin = ({ React: { createElement } }) => {
  const nothing = () => () => null;
  return {
    components: {
      Requests: ({ getComponent }) =>
        createElement(
          'div',
          null,
          createElement(getComponent('operations', true)),
          createElement(getComponent('Webhooks', true)),
        ),
    },
    wrapComponents: {
      Markdown:
        () =>
        ({ source = '' }) =>
          createElement(
            'div',
            null,
            ...source
              .split(/\n{2,}/)
              .map((paragraph) =>
                createElement(
                  'p',
                  null,
                  ...partsOf(paragraph).map((part, at) =>
                    at % 2 === 1 ? createElement('code', null, part) : part,
                  ),
                ),
              ),
          ),
      authorizeOperationBtn: nothing,
      CopyToClipboardBtn: nothing,
    },
  };
};
