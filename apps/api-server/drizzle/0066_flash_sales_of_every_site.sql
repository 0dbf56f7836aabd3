-- The prices of a flash sale hold on every site, whosesoever it was said to be: it is of no programme, and its band stands where its prices do.
UPDATE "flash_sale" SET "program_id" = NULL WHERE "program_id" IS NOT NULL;
