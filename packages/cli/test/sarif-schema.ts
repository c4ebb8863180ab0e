import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv, type ValidateFunction } from 'ajv';

// The schema is of draft 4, of which it uses nothing that has changed but the name of its id. One of its
// patterns is none by the rules of Unicode.
const { id: _id, $schema: _draft, ...body } = schema;
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat('uri-reference', /^(?:[\w\-.~!$&'()*+,;=:@/?#]|%[0-9A-F]{2})*$/);

/** Whether a value is a log of SARIF 2.1.0. */
export const isSarif: ValidateFunction = ajv.compile(body);
