import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from './read-docx.ts';

const schemas = 'http://schemas.openxmlformats.org';
const point = (id: string, text: string, type = '') =>
  `<dgm:pt modelId="${id}"${type}><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
const link = (from: string, to: string, order: number, type = '') =>
  `<dgm:cxn${type} srcId="${from}" destId="${to}" srcOrd="${order}"/>`;

test('a diagram follows its paragraph, each text before those below it', () => {
  const model =
    `<dgm:dataModel xmlns:dgm="${schemas}/drawingml/2006/diagram" xmlns:a="${schemas}/drawingml/2006/main"><dgm:ptLst>` +
    point('0', '', ' type="doc"') +
    point('b', 'Захирал') +
    point('a', 'Удирдлага') +
    point('c', 'Санхүү') +
    point('s', 'Хэлбэр', ' type="pres"') +
    `</dgm:ptLst><dgm:cxnLst>${link('0', 'c', 1)}${link('0', 'a', 0)}${link('a', 'b', 0)}` +
    `${link('0', 's', 0, ' type="presOf"')}</dgm:cxnLst></dgm:dataModel>`;
  const bytes = zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:drawing>` +
        `<dgm:relIds xmlns:dgm="${schemas}/drawingml/2006/diagram" xmlns:r="${schemas}/officeDocument/2006/relationships" r:dm="d"/>` +
        '</w:drawing><w:t>Бүтэц</w:t></w:r></w:p></w:body></w:document>',
    ),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships><Relationship Id="d" Type="x/diagramData" Target="diagrams/data1.xml"/></Relationships>',
    ),
    'word/diagrams/data1.xml': strToU8(model),
  });
  expect(readDocx(bytes).map(({ text }) => text)).toEqual([
    'Бүтэц',
    'Удирдлага',
    'Захирал',
    'Санхүү',
  ]);
});
