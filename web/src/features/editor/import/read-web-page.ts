import { articleOf, type WebPage } from './formats/article.ts';
import { decodeXml } from './formats/decode-xml.ts';
import { readHtml } from './formats/read-html.ts';
import { type Imported, importedOf } from './read-file.ts';

/** Reads the article of a web page. @throws ImportError `too_much` */
export function readWebPage(bytes: Uint8Array, page: WebPage): Imported {
  return importedOf({ blocks: readHtml(articleOf(decodeXml(bytes, page.charset), page)) });
}
