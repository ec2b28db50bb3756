#!/usr/bin/env bash
# @mozilla/readability 0.6.0 (npm) on a short Mongolian news item, with happy-dom 21.0.4 as its document.
# `isProbablyReaderable` says no to an article of two sentences, which `parse` finds whole. The `textContent` of the
# result joins blocks without a space, so the heading is glued to the first word of the text: walk the blocks instead.
# Seen: readerable false; "Номын үзэсгэлэнХотын" in textContent.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . @mozilla/readability@0.6.0 happy-dom@21.0.4
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';

const sentence = 'Хотын захиргаа энэ долоо хоногт Сүхбаатарын талбайд номын үзэсгэлэн нээнэ.';
const body = `<nav><a href="/">Нүүр</a></nav><article><h1>Номын үзэсгэлэн</h1><p>${sentence}</p><p>${sentence}</p></article>`;
const window = new Window({ url: 'https://example.mn/news' });
window.document.write(`<html><head><title>Мэдээ</title></head><body>${body}</body></html>`);
const readerable = isProbablyReaderable(window.document);
const article = new Readability(window.document, { charThreshold: 50 }).parse();
console.log({ readerable, text: article.textContent });
assert.equal(readerable, false);
assert.equal(article.textContent.split(sentence).length, 3);
assert(article.textContent.includes('Номын үзэсгэлэнХотын'));
JS
node run.mjs
