#!/usr/bin/env bash
# mammoth 1.13.0 (npm), Word to text; the document is made with docx 9.15.2.
# Its raw text drops automatic list numbers, turns a raised run into plain digits (10⁵ becomes 105) and keeps text that
# Word hides (w:vanish). Its HTML keeps the list and the raised run, and the hidden text too, without a message.
# Seen: "Усаа буцалга.", "3×105 км", "Нээлттэй. НУУЦ"; <ol><li>, 3×10<sup>5</sup>, НУУЦ; messages [].
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . mammoth@1.13.0 docx@9.15.2
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { AlignmentType, Document, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';

const level = { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT };
const raised = new TextRun({ text: '5', superScript: true });
const hidden = new TextRun({ text: 'НУУЦ', vanish: true });
const document = new Document({
  numbering: { config: [{ reference: 'steps', levels: [level] }] },
  sections: [
    {
      children: [
        new Paragraph({ text: 'Усаа буцалга.', numbering: { reference: 'steps', level: 0 } }),
        new Paragraph({ children: [new TextRun('3×10'), raised, new TextRun(' км')] }),
        new Paragraph({ children: [new TextRun('Нээлттэй. '), hidden] }),
      ],
    },
  ],
});
const buffer = await Packer.toBuffer(document);
const { value: text } = await mammoth.extractRawText({ buffer });
const { value: html, messages } = await mammoth.convertToHtml({ buffer });
console.log({ text, html, messages });
assert.equal(text, 'Усаа буцалга.\n\n3×105 км\n\nНээлттэй. НУУЦ\n\n');
assert.match(html, /^<ol><li>Усаа буцалга.<\/li><\/ol><p>3×10<sup>5<\/sup> км<\/p>.*НУУЦ/);
assert.deepEqual(messages, []);
JS
node run.mjs
