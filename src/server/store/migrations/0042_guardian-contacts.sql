-- What is known of people alone is shown with their children from now on. The triggers of the search read by the school.
DO $$
DECLARE
	school record;
BEGIN
	FOR school IN SELECT id FROM public.schools LOOP
		PERFORM set_config('app.school_id', school.id::text, true);
		UPDATE public.students AS student SET details = student.details || own.contacts
		FROM (
			SELECT link.student_id, jsonb_object_agg(kind.word || found.field, found.value) AS contacts
			FROM public.guardians AS link
			JOIN public.guardian_people AS person ON person.school_id = link.school_id AND person.id = link.person_id
			JOIN public.students AS child ON child.school_id = link.school_id AND child.id = link.student_id
			CROSS JOIN (VALUES ('Father'), ('Mother'), ('Guardian')) AS kind(word)
			CROSS JOIN LATERAL (VALUES
				('_Mobile', nullif(person.mobile, child.mobile)), ('_Email', person.email)) AS found(field, value)
			WHERE link.school_id = school.id AND child.erased_at IS NULL AND found.value IS NOT NULL
				AND lower(child.details ->> (kind.word || '_Name')) = lower(person.name)
				AND link.relation::text = CASE kind.word WHEN 'Father' THEN '1' WHEN 'Mother' THEN '2'
					ELSE child.details ->> 'Guardian_Relation' END
			GROUP BY link.student_id
		) AS own
		WHERE student.school_id = school.id AND student.id = own.student_id;
	END LOOP;
	PERFORM set_config('app.school_id', '', true);
END $$;
