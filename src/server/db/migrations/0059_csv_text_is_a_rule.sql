-- Which cells of a file need a mark is decided by one rule for every writer of files, src/domain/shared/spreadsheet-text.ts.
drop function csv_text(text);
