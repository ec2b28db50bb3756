import { ImportError } from './import-problem.ts';

/** The paragraphs of a Word document as lines. The reader is loaded when the first file comes. */
export async function readDocx(bytes: ArrayBuffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.extractRawText({ arrayBuffer: bytes });
    return value;
  } catch (cause) {
    throw new ImportError('unreadable', { cause });
  }
}
