/** A page that is a picture, as scanners and fax machines store it. */
export interface ScannedPage {
  readonly filter: 'CCITTFaxDecode' | 'JPXDecode';
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly dotsPerInch: number;
}

const letter = { width: 612, height: 792 };

/** Returns a stream of a PDF: its dictionary, and its bytes. */
function stream(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function picture({ filter, bytes, width, height }: ScannedPage): Buffer {
  const fax = `/ColorSpace /DeviceGray /BitsPerComponent 1 /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`;
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /Filter /${filter} ${filter === 'JPXDecode' ? '' : fax}`,
    bytes,
  );
}

/** Returns a PDF whose pages are a line of Latin text or a picture; an empty line is a black square, like a scan without text. */
export function pdfOfPages(...pages: readonly (string | ScannedPage)[]): Buffer {
  const objects: Buffer[] = [];
  const add = (object: string | Buffer) => objects.push(Buffer.from(object));
  const kids = pages.map((_, at) => `${4 + at * 3} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const page of pages) {
    const [content, own] = [objects.length + 2, objects.length + 3];
    const isText = typeof page === 'string';
    const { width, height } = isText
      ? letter
      : {
          width: (page.width / page.dotsPerInch) * 72,
          height: (page.height / page.dotsPerInch) * 72,
        };
    const resources = isText ? '/Font << /F1 3 0 R >>' : `/XObject << /P ${own} 0 R >>`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R /Resources << ${resources} >> >>`,
    );
    const line = page === '' ? '0 0 100 100 re f' : `BT /F1 18 Tf 72 700 Td (${page}) Tj ET`;
    add(stream('', Buffer.from(isText ? line : `q ${width} 0 0 ${height} 0 0 cm /P Do Q`)));
    add(isText ? 'null' : picture(page));
  }
  const parts = [Buffer.from('%PDF-1.5\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, at) => {
    const before = length;
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return before;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
