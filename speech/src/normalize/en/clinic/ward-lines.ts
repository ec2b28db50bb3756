import { lineAround } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** Marks that hardly stand outside a doctor's or a nurse's notes. */
const sure =
  /(?<![\p{L}\p{N}/])(?:y\/?o|y\.o\.?|[hH]x|PMHx?|FHx|SHx|PSHx?|HTN|T[12]DM|IDDM|NIDDM|COPD|CKD|HFrEF|SOB(?:OE)?|c\/o|C\/O|N\/V|s\/p|h\/o|H\/O|O\/E|o\/e|P\/W|p\/w|Ix|Mx|Sx|Dx|NKDA|SpO[2₂]|WCC|WBC|CRP|eGFR|BNP|BGLs?|BSLs?|JVP|GCS|CXR|AXR|IVABx|[aA]bx|ABx|TDS|tds|BID|TID|QID|QDS|qds|mane|nocte|NKA|afebrile|bibasal|creps|S1S2|HSDNM|RACF|BIBA|TTOs?|TTAs?|NBM|NEWS2?(?= \d)|IDC|PICC|LSCS|TKR|THR|NOF|BLE|RLE|LLE|RUQ|LUQ|RIF|LIF|SNT|HITH|AKI|STEMI|NSTEMI|CAP|DVT|TIA|b\/g|d\/w|r\/v|WOB|UOP|IVFs?|PCA|LFTs?|U&Es?|UEC|FBC|FBE|ABG|VBG|I&Os?|E&D|BO|ACF|irreg|EtOH|ADLs|NAEO|NSR|FiO2|PEEP|EKG|f\/u|F\/U|d\/c|D\/C|D\/W|R\/V|S\/B|BUE|CN|POD|m\/r\/g|NT\/ND|HEENT|PERRLA?|CTAB?|EOMI|RRR|JVD|DTRs|WNL|wnl|HPI|HLD|NSTEMI|DNACPR|SOBOE|GTN|TTA|afib|[Bb]\/[Ll]|[Rr]\/[Oo]|[Ff]\/u|r\/m\/g|WBAT|VSS|AVSS|G\dP\d|htn|t2dm|pmhx?|[FB]x|UCx|BCx|A&Ox[34]|IVT|LRTI|URTI|PMH)(?![\p{L}\p{N}])/gu;
/** Marks that stand elsewhere too. */
const likely =
  /(?<![\p{L}\p{N}/])(?:BP|HR|RR|Hb|AF|IV|PO|BD|bd|PRN|prn|[Pp]ts?|ED|ICU|ECG|EKG|CT|MRI|USS|MSU|OPD|NOK|LMP|PCP|CBC|TSH|ROS|GBS|HBsAg|Abd|abd|Pulm|GERD|BMI|LE|UE|XR|MSK|OA|BPH|OSA|Cr|Na|GP|OT|PT|RN|obs|Obs|sats|Sats|UTI|MI|PE|HF|CHF|CVA|DM|UA|admitted|presents|presented|[Dd]enies|[Ww]ound|[Dd]ressing|[Cc]annula|[Cc]atheter|[Ff]luids|[Pp]ain|[Ee]d?ema|[Oo]edema|[Ll]ungs|[Cc]hest|[Cc]alves|[Ff]ever|[Cc]ough|[Pp]aracetamol|[Pp]hysio|Plan|Lasix|[Ii]nsulin|[Hh]eparin|[Mm]orphine|[Pp]anadol|Endone|[Aa]spirin|[Pp]red|[Ww]ard|NP|RA|D\d{1,2}|\p{L}{3,9}(?:formin|xone|pril|olol|statin|cillin|mycin|azole|sartan|dipine|semide|xaban|[pt]idine|cycline)|\d[\d.]{0,5} ?(?:mg|mcg))(?![\p{L}\p{N}])/gu;

/** The last line that was asked for, which the words beside it ask for again. */
let known = { line: '', isWard: false };

/** Whether a line is one of a patient's notes: several different marks stand in it. */
export function isWardLine(text: string, at: number): boolean {
  const line = lineAround(text, at, 300);
  if (known.line === line) return known.isWard;
  const marks = new Set(line.match(sure)).size;
  const others = marks < 2 ? new Set(line.match(likely)).size : 0;
  const isWard = marks > 1 || others > (marks === 1 ? 0 : 3);
  known = { line, isWard };
  return isWard;
}

/** Whether a line tells of an illness: community-acquired pneumonia, chest pain. */
export const namesIllness = (text: string, at: number): boolean =>
  allows('@illness', 'around', lineAround(text, at, 160).toLowerCase());
