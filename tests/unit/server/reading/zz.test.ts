import { test } from 'vitest'
import { read } from './lines.ts'
import { labelled, labelInFront } from '#server/reading/lexicon/labels.ts'
const show=(t:string)=>{const x=read(t) as any; if(JSON.stringify(x).includes("qyf-export"))process.stdout.write(">>has\n");process.stdout.write('>>'+JSON.stringify({b:[x.basics?.name,x.basics.email,x.basics.phone,x.basics.extras],e:x.education?.map((e:any)=>[e.degree,e.field,e.institution,e.start,e.end]),w:x.work?.map((w:any)=>[w.title,w.company,w.start,w.end,JSON.stringify(w.details).length]),p:x.projects?.map((p:any)=>[p.name,p.start,p.end]),s:x.skills,a:x.awards?.map((a:any)=>[a.kind,a.title,a.date]),o:x.other?.map((o:any)=>[o.title,JSON.stringify(o.details).length])},null,0)+'\n')}
test('x',()=>{
process.stdout.write('>>'+JSON.stringify([labelled('☎ 137 2865 9043 ✉ qin_trade@outlook.com 微信：qyf-export'),labelInFront('☎ 137 2865 9043 ✉ qin_trade@outlook.com 微信：qyf-export')])+'\n')
show(`丁海燕
女 | 32岁
☎ 137 2865 9043 ✉ qinyan_trade@outlook.com 微信：qyf-export
# 教育背景
起止时间\t毕业院校\t专业\t学历
2003.09-2006.06\t海州市第一中学\t——\t高中
2006.09-2010.06\t海州师范学院\t小学教育\t本科
# 技能
阿里巴巴国际站、领英开发、谷歌搜索开发、Excel、小满OKKI、单一窗口`)
})
